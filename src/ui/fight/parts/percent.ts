/** A chance as it is told; what may happen is never told as if it could not. */
export const percent = (p: number): string => (p > 0 && p < 0.005 ? '< 1 %' : `${Math.round(p * 100)} %`);
