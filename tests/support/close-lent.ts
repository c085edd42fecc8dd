import { afterAll } from 'vitest';
import { closeLent } from './tablet';

afterAll(closeLent);
