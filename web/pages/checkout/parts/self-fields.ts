const dateFields = ['birth_date.day', 'birth_date.month', 'birth_date.year'] as const
/** What a traveller who is who orders has in common with the contact. */
export const selfFields = ['name', 'gender', ...dateFields] as const
export type SelfField = (typeof selfFields)[number]
/** What is said of a person, by the names of the fields. */
export type Said = Readonly<Record<SelfField, string>>

/** A date is one answer: whoever edits its day has edited all of it. */
const answerOf = (field: SelfField): readonly SelfField[] => (field.startsWith('birth_date.') ? dateFields : [field])

export const saidBy = (read: (field: SelfField) => string): Said => ({
  name: read('name'),
  gender: read('gender'),
  'birth_date.day': read('birth_date.day'),
  'birth_date.month': read('birth_date.month'),
  'birth_date.year': read('birth_date.year'),
})

const isAnswered = (said: Said, field: SelfField): boolean => answerOf(field).some((part) => said[part] !== '')

/** Answers of the first, and of the other where it has none. */
export const preferring = (first: Said, other: Said): Said =>
  saidBy((field) => (isAnswered(first, field) ? first : other)[field])

/** What a card says otherwise than the contact: typed there, and not copied. */
export const editedIn = (card: Said, contact: Said): SelfField[] =>
  selfFields.filter((field) => isAnswered(card, field) && answerOf(field).some((part) => card[part] !== contact[part]))

/** The same once this field of the card was edited too, also where it was emptied. */
export const withEdit = (edited: readonly SelfField[], field: SelfField): SelfField[] =>
  selfFields.filter((one) => edited.includes(one) || answerOf(field).includes(one))

type Card = { card: Said; edited: readonly SelfField[] }

/** The card of who orders: what was not edited there says what the contact says. */
export const followed = ({ card, edited }: Card, contact: Said): Said =>
  saidBy((field) => (edited.includes(field) ? card : contact)[field])

/** The card of somebody who no longer is who orders: nothing that was copied stays. */
export const withoutCopies = ({ card, edited }: Card): Said =>
  saidBy((field) => (edited.includes(field) ? card[field] : ''))
