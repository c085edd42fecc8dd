/** As much of Trusted Types as is needed here; few engines' type definitions have them. */
interface Policies {
  createPolicy(name: 'default', rules: { readonly createScriptURL: (url: string) => string }): unknown;
}
const isPolicies = (value: unknown): value is Policies =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

/**
 * Where the engine has Trusted Types, the page's policy asks for them: no text ever becomes HTML or a script, and a
 * worker's script comes from this site alone.
 */
export function trustOwnScripts(): void {
  const policies: unknown = Reflect.get(window, 'trustedTypes');
  if (!isPolicies(policies)) return;
  policies.createPolicy('default', {
    createScriptURL(url) {
      if (new URL(url, location.href).origin !== location.origin) throw new TypeError(url);
      return url;
    },
  });
}
