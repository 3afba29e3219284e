/** The marks that are drawn for brands (`core/brand-mark.ts`). */
export const marks = ['rihla', 'demo'] as const
