const first = 'participants.0'

function put(form: HTMLFormElement, name: string, value: FormDataEntryValue | null): void {
  const field = form.elements.namedItem(`${first}.${name}`)
  const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
  if (isField && typeof value === 'string' && value !== '') field.value = value
}

/** Who orders travels too: the first traveller gets what the contact says. */
export function fillSelf(form: HTMLFormElement): void {
  const typed = new FormData(form)
  for (const name of ['name', 'gender', 'birth_date']) put(form, name, typed.get(name))
  put(form, 'relation', 'self')
}
