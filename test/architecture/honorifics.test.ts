import { expect, test } from 'vitest'
import { isTest, pathsIn, readAll, type SourceFile } from './support/tree.ts'

/** The Prophet, by the words people call him; a mosque, other prophets and prophets at large are not him. */
const prophet =
  /\bRasulullah\b(?! ﷺ)|(?<!\b[Pp]ara )\bNabi\b(?! ﷺ| Muhammad ﷺ| (?:Ibrahim|Syuaib|Yunus)\b)|\b[Tt]he\s+Prophet\b(?! ﷺ|’s ﷺ|['’]s Mosque)|\b[Mm]essenger of (?:Allah|God)\b(?! ﷺ)/g

/** Companions whom the texts name, as each language writes them; a mosque may be named after one. */
const names = [
  'Abu Bak(?:a)?r',
  '(?:Ibnu? )?Umar',
  'Utsman|Uthman|Usman',
  'A[iy]s[yh]ah?',
  'Ibnu? Abbas',
  'Ibnu? Mas‘ud',
  'Jabir (?:bin|ibn) Abdullah',
  'Anas (?:bin|ibn) Malik',
  'Asma bint(?:i)? Uma[iy]s',
  'Dh?uba‘ah bint(?:i)? az-Zuba[iy]r',
  'Hamzah (?:bin|ibn) Abdul Muthalib',
  'Ab[d ]+(?:al-R|urr)ahman (?:bin|ibn) Ab[iu] Bak(?:a)?r',
]
const companion = new RegExp(
  `(?<!(?:[Mm]asjid|[Mm]osque of|Syi’ib|bin|ibn) )\\b(?:${names.join('|')})\\b(?! r\\.a\\.)`,
  'g',
)

const findings = ({ path, text }: SourceFile, pattern: RegExp, mark: string): string[] =>
  [...text.matchAll(pattern)].map(
    ({ 0: name, index }) => `${path}:${text.slice(0, index).split('\n').length} "${name}" without ${mark}`,
  )

const spoken = /^(?:demo|web|modules|server|adapters|core)\/.*\.(?:md|tsx?|json)$/
/** What tells of the time of the Prophet; elsewhere an Umar is a customer. */
const telling = /^demo\/(?:pages\/texts|hasanah\/posts)\/|^modules\/worship\/rules\/doa-/
// GeoNames and Quran chapters are names as others give them.
const isGiven = (path: string): boolean => /prayer-(?:places|seats)\.json$|rules\/quran\/meanings\.ts$/.test(path)

const files = await readAll((await pathsIn()).filter((path) => spoken.test(path) && !isTest(path) && !isGiven(path)))

test('the Prophet is named with ﷺ in every text', () => {
  // A comment of the code is not read by anyone we write for.
  const said = files.map(({ path, text }) => ({ path, text: text.replace(/^\s*(?:\/\*\*|\/\/).*$/gm, '') }))
  expect(said.flatMap((file) => findings(file, prophet, 'ﷺ'))).toEqual([])
})

test('companions are named with r.a. in guides, posts and doa', () => {
  expect(files.filter(({ path }) => telling.test(path)).flatMap((file) => findings(file, companion, 'r.a.'))).toEqual(
    [],
  )
})

test('a bare name is noticed, and what only sounds like one is not', () => {
  const seen = (text: string) => [
    ...findings({ path: 'a.md', text }, prophet, 'ﷺ'),
    ...findings({ path: 'a.md', text }, companion, 'r.a.'),
  ]
  expect(seen('Sabda Nabi\nkepada Aisyah dan Ibnu Umar r.a.')).toEqual([
    'a.md:1 "Nabi" without ﷺ',
    'a.md:2 "Aisyah" without r.a.',
  ])
  expect(seen('as the Prophet’s wives and Abd al-Rahman ibn Abi Bakr')).toHaveLength(2)
  expect(seen('Nabi ﷺ, Nabi Ibrahim, para Nabi, Masjid Aisyah, the Prophet’s Mosque, the Prophet’s ﷺ wives')).toEqual(
    [],
  )
})
