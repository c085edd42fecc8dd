/** What the core says, in English, for tests that read sentences. */
export { say } from '../../scripts/words';
