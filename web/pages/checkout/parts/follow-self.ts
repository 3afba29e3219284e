/** What a traveller who is who orders has in common with the contact. */
const fields = ['name', 'gender', 'birth_date.day', 'birth_date.month', 'birth_date.year'] as const
/** What is said of a person, by the names of the fields. */
export type Said = Readonly<Record<(typeof fields)[number], string>>
/** What the contact says, and which traveller is who orders: `participants.0`. */
export type Followed = { said: Said; self: string | undefined }
/** What a card held before its traveller was said to be who orders. */
export type Card = Readonly<Record<string, string>>

const first = 'participants.0'
const cardFields = [...fields, 'relation'] as const

const isField = (found: unknown): found is HTMLInputElement | HTMLSelectElement =>
  found instanceof HTMLInputElement || found instanceof HTMLSelectElement

const text = (typed: FormData, name: string): string => {
  const value = typed.get(name)
  return typeof value === 'string' ? value : ''
}

/** What the contact says now. */
function saidIn(form: HTMLFormElement): Said {
  const typed = new FormData(form)
  const said = (name: (typeof fields)[number]) => text(typed, name)
  return {
    name: said('name'),
    gender: said('gender'),
    'birth_date.day': said('birth_date.day'),
    'birth_date.month': said('birth_date.month'),
    'birth_date.year': said('birth_date.year'),
  }
}

function put(form: HTMLFormElement, name: string, value: (was: string) => string): void {
  const field = form.elements.namedItem(name)
  if (isField(field)) field.value = value(field.value)
}

function tick(form: HTMLFormElement, name: string, isTicked: boolean): void {
  const box = form.elements.namedItem(name)
  if (box instanceof HTMLInputElement) box.checked = isTicked
}

/** The traveller who is who orders; nothing where none is. */
export function selfIn(form: HTMLFormElement): string | undefined {
  const [name] = [...new FormData(form)].find(([key, value]) => key.endsWith('.relation') && value === 'self') ?? []
  return name?.replace(/\.relation$/, '')
}

/** Who orders travels too: the first traveller is filled in. Gives what stood there, for those who change their mind. */
export function beSelf(form: HTMLFormElement): Card {
  const said = saidIn(form)
  const typed = new FormData(form)
  const card = Object.fromEntries(cardFields.map((name) => [name, text(typed, `${first}.${name}`)]))
  put(form, `${first}.relation`, () => 'self')
  for (const name of fields) put(form, `${first}.${name}`, (was) => said[name] || was)
  return card
}

/** Who orders stays at home after all: the first traveller is as before, or empty, and nobody's data stay behind. */
export function beOther(form: HTMLFormElement, card: Card | undefined): void {
  for (const name of cardFields) put(form, `${first}.${name}`, () => card?.[name] ?? '')
  tick(form, `${first}.is_single_name`, false)
}

/** A relation was chosen by hand: whoever says to be who orders is filled in where empty, and whoever no longer does is emptied of it. */
export function chooseRelation(form: HTMLFormElement, scope: string, before: string | undefined): void {
  const said = saidIn(form)
  const isSelf = text(new FormData(form), `${scope}.relation`) === 'self'
  if (isSelf) for (const name of fields) put(form, `${scope}.${name}`, (was) => was || said[name])
  else if (scope === before) {
    for (const name of fields) put(form, `${scope}.${name}`, (was) => (was === said[name] ? '' : was))
  }
  if (scope === first) tick(form, 'self', isSelf)
}

/** Whoever travels for themselves follows the contact, field by field, until a field is edited. */
export function followSelf(form: HTMLFormElement, before: Said): Said {
  const now = saidIn(form)
  const scope = selfIn(form)
  if (scope === undefined) return now
  for (const name of fields) put(form, `${scope}.${name}`, (was) => (was === before[name] ? now[name] : was))
  return now
}
