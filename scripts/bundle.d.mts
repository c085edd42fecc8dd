export declare function bundle(
  root: string,
  entry: string,
  options?: { readonly withPackages?: boolean },
): Promise<string>;
