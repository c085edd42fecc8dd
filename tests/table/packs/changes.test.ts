import { afterEach, expect, it, vi } from 'vitest';
import { packsChanged } from '../../../src/table/packs/changes';

afterEach(() => vi.unstubAllGlobals());

it('a page that only tells of a changed pack leaves no way to other pages open', () => {
  const open = new Set<BroadcastChannel>();
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        open.add(this);
      }
      override close(): void {
        open.delete(this);
        super.close();
      }
    },
  );
  packsChanged();
  const left = open.size;
  for (const one of open) one.close();
  expect(left).toBe(0);
});
