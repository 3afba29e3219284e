import {
  editedIn,
  followed,
  preferring,
  type Said,
  type SelfField,
  saidBy,
  selfFields,
  withEdit,
  withoutCopies,
} from './self-fields.ts'

/** Which traveller is who orders (`participants.0`), and what of their card was typed there and not copied. */
export type Followed = { self: string | undefined; edited: readonly SelfField[] }
/** What a card held before its traveller was said to be who orders. */
export type Card = Said & { relation: string }

const first = 'participants.0'

const isField = (element: unknown): element is HTMLInputElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement

const text = (typed: FormData, name: string): string => {
  const value = typed.get(name)
  return typeof value === 'string' ? value : ''
}

/** What the contact says now, or the card of a traveller. */
function saidIn(form: HTMLFormElement, scope?: string): Said {
  const typed = new FormData(form)
  return saidBy((field) => text(typed, scope === undefined ? field : `${scope}.${field}`))
}

function put(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name)
  // The same again would move the cursor of who is typing.
  if (isField(field) && field.value !== value) field.value = value
}

function putCard(form: HTMLFormElement, scope: string, said: Said): void {
  for (const field of selfFields) put(form, `${scope}.${field}`, said[field])
}

function tick(form: HTMLFormElement, name: string, isTicked: boolean): void {
  const box = form.elements.namedItem(name)
  if (box instanceof HTMLInputElement) box.checked = isTicked
}

const relationOf = (form: HTMLFormElement, scope: string): string => text(new FormData(form), `${scope}.relation`)

/** The traveller who is who orders; nothing where none is. */
function selfIn(form: HTMLFormElement): string | undefined {
  const [name] = [...new FormData(form)].find(([key, value]) => key.endsWith('.relation') && value === 'self') ?? []
  return name?.replace(/\.relation$/, '')
}

/** Who orders travels too: the first traveller is filled in. Gives what stood there, for those who change their mind. */
export function beSelf(form: HTMLFormElement): Card | undefined {
  const card = saidIn(form, first)
  const relation = relationOf(form, first)
  put(form, `${first}.relation`, 'self')
  putCard(form, first, preferring(saidIn(form), card))
  // Copied earlier, it is nobody else's to go back to.
  return relation === 'self' ? undefined : { ...card, relation }
}

/** Who orders stays at home after all: the first traveller is as before, or empty, and nobody's data stay behind. */
export function beOther(form: HTMLFormElement, card: Card | undefined): void {
  putCard(form, first, card ?? saidBy(() => ''))
  put(form, `${first}.relation`, card?.relation ?? '')
  tick(form, `${first}.is_single_name`, false)
}

/**
 * A relation was chosen by hand: whoever says to be who orders is filled in where empty, and whoever no longer does is
 * emptied of it. Gives what stood there before it was filled in.
 */
export function chooseRelation(form: HTMLFormElement, scope: string, { self, edited }: Followed): Card | undefined {
  const card = saidIn(form, scope)
  const isSelf = relationOf(form, scope) === 'self'
  if (isSelf) putCard(form, scope, preferring(card, saidIn(form)))
  else if (scope === self) putCard(form, scope, withoutCopies({ card, edited }))
  if (scope === first) tick(form, 'self', isSelf)
  return isSelf && scope === first ? { ...card, relation: '' } : undefined
}

/** Whoever travels for themselves follows the contact, answer by answer, until one is edited. */
export function followSelf(form: HTMLFormElement, before: Followed, target: string): Followed {
  const self = selfIn(form)
  if (self === undefined) return { self, edited: [] }
  const contact = saidIn(form)
  const card = saidIn(form, self)
  const field = selfFields.find((one) => target === `${self}.${one}`)
  const known = self === before.self ? before.edited : editedIn(card, contact)
  const edited = field ? withEdit(known, field) : known
  putCard(form, self, followed({ card, edited }, contact))
  return { self, edited }
}
