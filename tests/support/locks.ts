/** Web Locks for Node, which has none: exclusive ones, to be had at once or not, or to be stolen. */
export class NodeLocks implements Pick<LockManager, 'request'> {
  private readonly held = new Map<string, (why: Error) => void>();

  readonly request = async (
    name: string,
    options: LockOptions | LockGrantedCallback<unknown>,
    then?: LockGrantedCallback<unknown>,
  ): Promise<never> => {
    if (typeof options === 'function' || !then) throw new Error('options are always given');
    const owner = this.held.get(name);
    if (owner && options.steal) {
      this.held.delete(name);
      owner(new Error('stolen'));
    } else if (owner) {
      if (!options.ifAvailable) throw new Error('nobody waits here');
      return (await then(null)) as never;
    }
    let taken = (_: Error): void => undefined;
    const stolen = new Promise<never>((_, reject) => {
      taken = reject;
    });
    this.held.set(name, taken);
    try {
      return (await Promise.race([then({ name, mode: 'exclusive' }), stolen])) as never;
    } finally {
      if (this.held.get(name) === taken) this.held.delete(name);
    }
  };

  isHeld(name: string): boolean {
    return this.held.has(name);
  }
}
