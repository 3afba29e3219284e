const fields = ['name', 'gender', 'birth_date'] as const
export type Said = Readonly<Record<(typeof fields)[number], string>>

const isField = (found: unknown): found is HTMLInputElement | HTMLSelectElement =>
  found instanceof HTMLInputElement || found instanceof HTMLSelectElement

const text = (typed: FormData, name: string): string => {
  const value = typed.get(name)
  return typeof value === 'string' ? value : ''
}

/** What the contact says now. */
export function saidIn(form: HTMLFormElement): Said {
  const typed = new FormData(form)
  return { name: text(typed, 'name'), gender: text(typed, 'gender'), birth_date: text(typed, 'birth_date') }
}

function put(form: HTMLFormElement, name: string, value: (was: string) => string): void {
  const field = form.elements.namedItem(name)
  if (isField(field)) field.value = value(field.value)
}

/** The traveller who is who orders: `participants.0`; nothing where none is. */
function selfIn(form: HTMLFormElement): string | undefined {
  const [name] = [...new FormData(form)].find(([key, value]) => key.endsWith('.relation') && value === 'self') ?? []
  return name?.replace(/\.relation$/, '')
}

/** A traveller says to be who orders: what was left empty is filled in. */
export function fillSelf(form: HTMLFormElement, scope: string): void {
  const said = saidIn(form)
  for (const name of fields) put(form, `${scope}.${name}`, (was) => was || said[name])
}

/** Who orders travels too, or not after all: the first traveller is filled in, or emptied of what was filled in. */
export function toggleSelf(form: HTMLFormElement, isSelf: boolean): void {
  const said = saidIn(form)
  put(form, 'participants.0.relation', (was) => (isSelf ? 'self' : was === 'self' ? '' : was))
  for (const name of fields) {
    put(form, `participants.0.${name}`, (was) => (isSelf ? said[name] || was : was === said[name] ? '' : was))
  }
}

/** Whoever travels for themselves follows the contact, field by field, until a field is edited. */
export function followSelf(form: HTMLFormElement, before: Said): Said {
  const now = saidIn(form)
  const scope = selfIn(form)
  if (scope === undefined) return now
  for (const name of fields) put(form, `${scope}.${name}`, (was) => (was === before[name] ? now[name] : was))
  return now
}
