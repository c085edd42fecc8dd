import { Component, type ComponentType } from 'preact';

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof Map) && !(value instanceof Set);
const isCall = (value: unknown): value is (...args: unknown[]) => unknown => typeof value === 'function';

/** By value, for what a screen is given is often made anew at each tap. */
function alike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isPlain(a) || !isPlain(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every(key => key in b && alike(a[key], b[key]));
}

/**
 * A part that stands still at taps which change nothing that it shows; signals that it reads move it all the same. It
 * is given data and what to call when something is tapped (always the newest of these is called), but no children.
 */
export function still<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return class Still extends Component<P> {
    private readonly calls = new Map<string, unknown>();

    /** One function for the part's whole life, which calls what was given last. */
    private call(name: string): unknown {
      const known = this.calls.get(name);
      if (known) return known;
      const call = (...args: unknown[]): unknown => {
        const newest: unknown = Reflect.get(this.props, name);
        return isCall(newest) ? newest(...args) : undefined;
      };
      this.calls.set(name, call);
      return call;
    }

    override shouldComponentUpdate(next: P): boolean {
      const before = Object.entries(this.props);
      const after = Object.entries(next);
      return !(
        before.length === after.length &&
        after.every(([key, value]) => {
          const old: unknown = Reflect.get(this.props, key);
          return (isCall(value) && isCall(old)) || alike(old, value);
        })
      );
    }

    override render() {
      const given = { ...this.props };
      for (const [key, value] of Object.entries(given))
        if (isCall(value)) Reflect.set(given, key, this.call(key));
      return <Part {...given} />;
    }
  };
}
