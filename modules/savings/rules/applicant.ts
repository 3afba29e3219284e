/** What an applicant lives from (S1 §5, savings form). */
export const occupations = ['employee', 'entrepreneur', 'professional', 'housewife', 'civil_servant'] as const

/** Scans that an account opening needs; the tax card only of whom it belongs to. */
export const savingsDocuments = ['ktp', 'npwp'] as const
export type SavingsDocument = (typeof savingsDocuments)[number]

export const documentsFor = ({ has_tax_id }: { has_tax_id: boolean }): readonly SavingsDocument[] =>
  has_tax_id ? savingsDocuments : ['ktp']

/** A day that every month has. */
export const depositDays = { first: 1, last: 28 } as const
