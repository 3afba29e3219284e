import type { FlagName, Flags, Tenant } from '#core/tenant.ts'
import { type DatedRuleKey, datedRuleKeys } from '#modules/dated-rules/rules/keys.ts'
import type { Leads } from './spans.ts'

export type Brand = Pick<
  Tenant,
  'name' | 'business_name' | 'email' | 'phone_number' | 'whatsapp_number' | 'domain_name' | 'feature_flag'
>

const names = {
  brand: 'name',
  company: 'business_name',
  email: 'email',
  phone: 'phone_number',
  whatsapp: 'whatsapp_number',
  site: 'domain_name',
} as const satisfies Record<string, keyof Brand>
const isName = (word: string): word is keyof typeof names => Object.hasOwn(names, word)

/** What is typed in a brand's settings is text, whatever marks are in it. */
const harmless = (text: string): string => text.replace(/[\n*[\]()|]/g, ' ').trim()

const condition = / \{(is_[a-z_]+)\}$/
const isFlag = (word: string, flags: Flags): word is FlagName => Object.hasOwn(flags, word)

/** A line that ends with a flag is only for those who have it; a heading takes all below it along. */
function openLines(source: string, flags: Flags): string[] {
  const open: string[] = []
  let isClosed = false
  for (const line of source.split('\n')) {
    const flag = condition.exec(line)?.[1] ?? ''
    const isOff = isFlag(flag, flags) && flags[flag] === 0
    if (line.startsWith('## ')) isClosed = isOff
    if (!isClosed && !isOff) open.push(line.replace(condition, ''))
  }
  return open
}

/** All of its lines, whatever a brand offers: who clears a text has read every one of them. */
export const everyLine = (source: string): string =>
  source
    .split('\n')
    .map((line) => line.replace(condition, ''))
    .join('\n')

const placeholder = /\{([a-z_]+)\}/g
type Numbers = Partial<Readonly<Record<DatedRuleKey, number>>>
const isRule = (word: string): word is DatedRuleKey => datedRuleKeys.some((key) => key === word)

/** A shared text in the name of a brand: its name, contacts and what it offers, and the numbers in force. */
export const filled = (source: string, brand: Brand, numbers: Numbers = {}): string =>
  openLines(source, brand.feature_flag)
    .join('\n')
    .replace(placeholder, (whole, word: string) => {
      if (isName(word)) return harmless(String(brand[names[word]]))
      return String((isRule(word) && numbers[word]) || whole)
    })

/** Whether a text names a number that may change from a day on. */
export const hasNumbers = (source: string): boolean =>
  [...source.matchAll(placeholder)].some(([, word = '']) => isRule(word))

const flagged: readonly [RegExp, FlagName][] = [
  [/^\/(product-)?haji\b/, 'is_hajj'],
  [/^\/promo\b/, 'is_promo'],
  [/^\/(umroh-dana-talangan|loan-applicant-form|member\/financing-history)\b/, 'is_financing'],
  [/^\/blog\b/, 'is_hasanah'],
  [/^\/(private-umroh|member\/order-custom-umroh)\b/, 'is_custom_product'],
]

/** Whether a path of a text leads to a page that this brand has. */
export const leadsFor =
  (flags: Flags): Leads =>
  (path) =>
    !flagged.some(([where, flag]) => where.test(path) && flags[flag] === 0)
