/** A name as people read it: the whole of it, or a pattern. */
export type Name = string | RegExp
/** A field's label, or the part it stands in and its label: `Data pemesan › Alamat`. */
export type Address = string

const squeezed = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()

/** The name that assistive technology gives an element; enough of the rules for pages of our own. */
export function accessibleName(element: Element): string {
  const label = element.getAttribute('aria-label')
  if (label) return squeezed(label)
  const ids = element.getAttribute('aria-labelledby')
  if (ids) {
    const named = ids.split(' ').map((id) => element.ownerDocument.getElementById(id)?.textContent)
    return squeezed(named.join(' '))
  }
  if (element.localName === 'fieldset') {
    const legend = element.querySelector('legend')
    return legend ? spokenText(legend) : ''
  }
  if (element.localName === 'details') return squeezed(element.querySelector('summary')?.textContent)
  return spokenText(element) || squeezed(element.getAttribute('title') ?? element.getAttribute('value'))
}

/** Text that is read aloud: pictures by their words, nothing that is hidden. */
function spokenText(element: Element): string {
  const parts = [...element.childNodes].map((node) => {
    if (node.nodeType === 3) return node.textContent ?? ''
    if (!isElement(node) || node.getAttribute('aria-hidden') === 'true') return ''
    return node.localName === 'img' ? ` ${node.getAttribute('alt') ?? ''} ` : ` ${spokenText(node)} `
  })
  return squeezed(parts.join(''))
}

const isElement = (node: Node): node is Element => node.nodeType === 1

const isNamed = (text: string, name: Name): boolean => (typeof name === 'string' ? text === name : name.test(text))

/** The first element of that name; where there is none the error says which there are. */
export function byName(elements: readonly Element[], name: Name, what: string): Element {
  const match = elements.find((element) => isNamed(accessibleName(element), name))
  if (match) return match
  const there = elements.map(accessibleName).filter(Boolean).slice(0, 60)
  throw new Error(`no ${what} is called ${name}; there are: ${there.join(' | ')}`)
}

/** The names of a field: its own, or those of its labels. */
function labelsOf(field: Element): string[] {
  const own = field.getAttribute('aria-label') ?? (field.getAttribute('aria-labelledby') && accessibleName(field))
  if (own) return [squeezed(own)]
  const id = field.getAttribute('id')
  const outside = id
    ? [...field.ownerDocument.querySelectorAll('label')].filter((l) => l.getAttribute('for') === id)
    : []
  const around = field.closest('label')
  return [...outside, ...(around ? [around] : [])].map(spokenText)
}

const parts = 'section, fieldset, form, article, [role=group], [role=region], dialog, li'

/** A field by its label: the whole of it if there is one, else a label that holds these words. */
export function fieldOf(document: Document, address: Address, path: string): Element {
  const names = address.split(' › ')
  const label = names.pop() ?? ''
  const within = names.reduce<Element | Document>(
    (at, name) => byName([...at.querySelectorAll(parts)], name, `part of ${path}`),
    document,
  )
  const fields = [...within.querySelectorAll('input:not([type=hidden]), select, textarea')]
  const match =
    fields.find((field) => labelsOf(field).includes(label)) ??
    fields.find((field) => labelsOf(field).some((text) => text.includes(label)))
  if (match) return match
  throw new Error(`no field on ${path} is called ${address}; there are: ${fields.flatMap(labelsOf).join(' | ')}`)
}
