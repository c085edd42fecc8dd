import { describe, expect, test } from 'vitest';
import { askOnce, workerClient } from '../../src/play/worker-client';

/** A worker as a page sees it, answering in the same moment: a doubled number, or a fault for none. */
class Doubler extends EventTarget implements Worker {
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  ended = false;
  postMessage(asked: unknown): void {
    this.dispatchEvent(
      typeof asked === 'number' ? new MessageEvent('message', { data: 2 * asked }) : new Event('error'),
    );
  }
  terminate(): void {
    this.ended = true;
  }
}

describe('asking a worker', () => {
  test('each question is answered, until it is stopped', () => {
    const worker = new Doubler();
    const heard: (number | 'fault')[] = [];
    const client = workerClient<number | string, number>(
      worker,
      told => heard.push(told),
      () => heard.push('fault'),
    );
    client.ask(2);
    client.ask(21);
    client.ask('x');
    client.stop();
    client.ask(5);
    client.ask('x');
    worker.dispatchEvent(new Event('messageerror'));
    expect([heard, worker.ended]).toEqual([[4, 42, 'fault'], true]);
  });

  test.each([
    [7, [14]],
    ['x', ['fault']],
  ])('one question %j is answered once, and its worker is let go', (asked, answers) => {
    const worker = new Doubler();
    const heard: (number | 'fault')[] = [];
    askOnce<number | string, number>(
      worker,
      asked,
      told => heard.push(told),
      () => heard.push('fault'),
    );
    worker.postMessage(1);
    expect([heard, worker.ended]).toEqual([answers, true]);
  });
});
