import type { Values } from '../../../form.server.ts'

export const referenceField = (refund_id: string): string => `reference_${refund_id}`
export const referenceFields = /^reference_[0-9a-f-]{36}$/

type Reference = { refund_id: string; reference: string }

const unquoted = (text: string): string =>
  text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/^'/, '')
    .trim()

/** Lines of a file, an id and a reference each; what begins with no id, such as its heading, is none. */
function pastedIn(text: string): Reference[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, id, reference] = /^\s*"?([0-9a-f]{8}-[0-9a-f-]{27})"?\s*[,;\t](.*)$/i.exec(line) ?? []
    return id && reference ? [{ refund_id: id.toLowerCase(), reference: unquoted(reference) }] : []
  })
}

/** What was typed beside each refund, and what was pasted; what is empty is left out. */
export function referencesOf({ pasted = '', ...values }: Values): Reference[] {
  const typed = Object.entries(values)
    .filter(([name]) => referenceFields.test(name))
    .map(([name, reference]) => ({ refund_id: name.slice('reference_'.length), reference: reference.trim() }))
  return [...pastedIn(pasted), ...typed].filter(({ reference }) => reference !== '')
}
