import type { Sent } from '#core/call.ts'
import type { changeFaq } from '#modules/content/contract.console.ts'
import type { Values } from '../../../form.server.ts'
import { bilingualOf } from '../../form.server.ts'

export const faqFormFields = [
  ...['intent', 'key', 'version', 'confirm_name', 'tenant_id', 'group_slug', 'position'],
  ...['question', 'answer', 'group_name'].flatMap((name) => [`${name}.id`, `${name}.en`]),
]

type Form = Omit<Sent<typeof changeFaq>, 'id' | 'version'>

/** What is blank is not there at all. */
export const typedFaq = (values: Values): Form => ({
  question: bilingualOf(values, 'question'),
  answer: bilingualOf(values, 'answer'),
  group_name: bilingualOf(values, 'group_name'),
  group_slug: values.group_slug ?? '',
  position: values.position?.trim() ? values.position : undefined,
})
