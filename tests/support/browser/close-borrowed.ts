import { afterAll } from 'vitest';
import { closeBorrowed } from './tablet';

afterAll(closeBorrowed);
