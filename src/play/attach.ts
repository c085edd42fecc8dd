/** Who takes care of documents that are shared with other devices; the composition root says so. */
export const attach: { to?: (id: string) => void } = {};
