/** Contracts by which a bank pays first, and those by which people save with it. */
export const financingAkads = ['murabahah', 'ijarah multijasa'] as const
export const savingsAkads = ['wadiah', 'mudharabah'] as const
export const akads = [...financingAkads, ...savingsAkads] as const

export type Akad = (typeof akads)[number]

/** What a bank may want to see of whoever applies. */
export const financingDocuments = ['identity_card', 'family_card', 'proof_of_income', 'tax_card'] as const
export type FinancingDocument = (typeof financingDocuments)[number]

/** For how many months a bank may offer a contract. */
export const offeredMonths = [6, 12, 18, 24] as const
