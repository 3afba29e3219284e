import type { Chance } from './random.ts'

const texts = [
  '',
  ' ',
  'a\0b',
  '\ud800',
  "' or 1=1 --",
  "'; select pg_sleep(5); --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '%zz',
  '\r\nSet-Cookie: a=b',
  '{{7*7}}<%= 7*7 %>',
  '\u202e\ufeff\u{1f600}',
  '+6281234567890',
  'Rihla#2026',
  '2000-02-30',
  '9999-99-99',
  '2026-01',
  'https://evil.test/',
  'javascript:alert(1)',
  'google',
  'umroh',
  'jamaah@rihla.test',
  '0190a000-0000-7000-8000-000000000009',
  '-1',
  '1e309',
  'NaN',
  '٣',
  '١٢٣',
  'null',
  '[object Object]',
  '__proto__',
  'constructor',
]

const numbers = [0, -1, 0.1, 1e308, -0, 2 ** 31, 2 ** 53 + 2, 20, 65_536]

const odd: readonly unknown[] = [
  null,
  true,
  false,
  [],
  [[]],
  ['a', 'b'],
  {},
  { $gt: '' },
  { toString: 'x', length: -1 },
  undefined,
]

const deep = (levels: number): unknown => {
  let value: unknown = 'x'
  for (let i = 0; i < levels; i++) value = i % 2 ? [value] : { a: value }
  return value
}

/** Something a field did not ask for; now and then something it might. */
export function badValue(chance: Chance): unknown {
  const kind = chance.below(100)
  if (kind < 45) return chance.pick(texts)
  if (kind < 60) return chance.often(0.5) ? chance.pick(numbers) : chance.below(1_000_000)
  if (kind < 75) return chance.pick(odd)
  if (kind < 82) return 'a'.repeat(chance.below(300))
  if (kind < 85) return chance.pick(['x', 'é', '\u{1f600}']).repeat(chance.pick([1_000, 70_000]))
  if (kind < 88) return `a${chance.below(1e6)}@rihla.test`
  if (kind < 91) return String(chance.below(1_000_000)).padStart(6, '0')
  if (kind < 93) return deep(chance.pick([3, 40, 400]))
  if (kind < 96) return Array.from({ length: chance.below(60) }, () => chance.pick(texts))
  return Array.from({ length: chance.below(200) }, () => String.fromCharCode(chance.below(0x2_00))).join('')
}

/** Names that nobody asked for, or that mean something to a program rather than to a person. */
export const extraNames = [
  'role',
  'isAdmin',
  'tenant_id',
  'status',
  'price',
  'constructor',
  'toString',
  '__proto__',
  'hasOwnProperty',
  'id',
  'lang',
  'intent',
  '_routes',
  'x?',
  'a[]',
  'a[b]',
] as const
