import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { languages } from '#core/messages.ts'
import { filled } from '#modules/content/rules/fill.ts'
import { pageText, plainText } from '#modules/content/rules/page-text.ts'
import { datedRuleKeys } from '#modules/dated-rules/rules/keys.ts'
import { allDoa } from '#modules/worship/rules/doa.ts'
import { retention } from '#server/retention.ts'
import { demoTenants } from '../tenants.ts'
import { pagePlans } from './plan.ts'
import { readPage, readQuestions } from './read-texts.ts'

const root = process.cwd()
const [rihla] = demoTenants
const numbers = Object.fromEntries(datedRuleKeys.map((key) => [key, 7]))
const all = await Promise.all(pagePlans.map(async (plan) => ({ ...plan, written: await readPage(root, plan.slug) })))

const wordsOf = (body: string): string[] => {
  const { lead, sections } = pageText(body)
  return plainText([...lead, ...sections.flatMap(({ blocks }) => blocks)])
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word))
}

test('every guide of the list is written in both languages, with enough to say', () => {
  const guides = all.filter(({ kind }) => kind === 'guide')
  expect(guides).toHaveLength(12)
  for (const { slug, written } of guides) {
    for (const language of languages) {
      const count = wordsOf(written[language].body).length
      expect([slug, language, count >= 450 && count <= 950]).toEqual([slug, language, true])
    }
  }
})

test('both languages of a text have the same parts in the same order', () => {
  const kinds = (body: string) => pageText(body).sections.map(({ blocks }) => blocks.map(({ kind }) => kind))
  for (const { slug, written } of all) {
    expect([slug, kinds(written.id.body)]).toEqual([slug, kinds(written.en.body)])
  }
})

test('no placeholder and no mark is left for people to read, and no brand is written down', async () => {
  const questions = await readQuestions(root)
  const texts = all.flatMap(({ slug, written }) =>
    languages.map((language) => {
      const { title, summary, body } = written[language]
      return { name: `${slug}.${language}`, raw: [title, summary, body].join('\n') }
    }),
  )
  const faqTexts = languages.map((language) => ({
    name: `faq.${language}`,
    raw: questions[language]
      .flatMap((group) => group.questions.flatMap((one) => [one.question, one.answer]))
      .join('\n'),
  }))
  for (const { name, raw } of [...texts, ...faqTexts]) {
    const { lead, sections } = pageText(filled(raw, rihla, numbers))
    const shown = plainText([...lead, ...sections.flatMap(({ title, blocks }) => [...pageText(title).lead, ...blocks])])
    expect([name, shown.match(/[{}]|\*\*|\]\(|@@|::|lorem|todo|tbd|xxx/i)]).toEqual([name, null])
    // A mark that was misspelled would be shown as it was typed.
    expect([name, shown.match(/^(?:::|[-=>|@#]).*/m)]).toEqual([name, null])
    expect([name, /rihla/i.test(raw)]).toEqual([name, false])
  }
})

test('words of the Quran in a text are those of the mushaf, and marked as such', () => {
  const scriptures = all.flatMap(({ slug, written }) =>
    languages.flatMap((language) => {
      const { lead, sections } = pageText(written[language].body)
      const blocks = [...lead, ...sections.flatMap((section) => section.blocks)]
      return blocks.flatMap((block) => (block.kind === 'scripture' ? [{ at: `${slug}.${language}`, ...block }] : []))
    }),
  )
  const ofQuran = scriptures.filter(({ is_quran }) => is_quran)
  expect(ofQuran).toHaveLength(6)
  // The list of doa is held against the mushaf itself, letter by letter.
  const mushaf = new Set(allDoa.filter(({ quran }) => quran.length > 0).map(({ arabic }) => arabic))
  for (const { at, arabic } of ofQuran) expect([at, mushaf.has(arabic)]).toEqual([at, true])
  for (const { at, source, is_quran } of scriptures) {
    expect([at, source, is_quran]).toEqual([at, source, /^(?:QS\.|Quran)/.test(source)])
  }
})

test('questions are the same in both languages', async () => {
  const { id, en } = await readQuestions(root)
  const keys = (groups: typeof id) =>
    groups.map(({ slug, questions }) => [slug, questions.map((one) => [one.slug, one.flag])])
  expect(keys(id)).toEqual(keys(en))
  for (const one of [...id, ...en].flatMap(({ questions }) => questions)) {
    expect([one.slug, one.answer.length > 40]).toEqual([one.slug, true])
  }
})

test('every link of a text leads to a page, and every text file is used', async () => {
  const { pages } = await import('#web/pages.ts')
  const known = new Set<string>(pages.map(({ path }) => path))
  const folder = `${root}/demo/pages/texts`
  const files = await readdir(folder)
  const planned = [...pagePlans.map(({ slug }) => slug), 'faq'].flatMap((slug) =>
    languages.map((l) => `${slug}.${l}.md`),
  )
  expect(files.sort()).toEqual(planned.sort())
  for (const file of files) {
    const links = [...(await readFile(`${folder}/${file}`, 'utf8')).matchAll(/\]\((\/[^)]+)\)/g)].map(
      ([, path]) => path,
    )
    for (const path of links) expect([file, path, known.has(path ?? '')]).toEqual([file, path, true])
  }
})

test('the talbiyah is written letter by letter as it stands in the books', () => {
  const talbiyah = 'لَبَّيْكَ اللَّهُمَّ لَبَّيْكَ، لَبَّيْكَ لَا شَرِيكَ لَكَ لَبَّيْكَ، إِنَّ الْحَمْدَ وَالنِّعْمَةَ لَكَ وَالْمُلْكَ، لَا شَرِيكَ لَكَ'
  for (const slug of ['talbiyah', 'manasik']) {
    const { written } = all.find((one) => one.slug === slug) ?? {}
    for (const language of languages) expect(written?.[language].body).toContain(`@arabic ${talbiyah}\n`)
  }
})

test('English texts transliterate Arabic plainly, without lines, dots or Indonesian letters', () => {
  const english = all.flatMap(({ slug, written }) =>
    written.en.body.split('\n').map((line) => ({ slug, line, plain: /^@(?:arabic|quran) /.test(line) ? '' : line })),
  )
  const faults = english.filter(
    ({ line, plain }) => /\p{M}/u.test(plain.normalize('NFD')) || (line.startsWith('@latin') && /sy|ai/.test(line)),
  )
  expect(faults.map(({ slug, line }) => `${slug}: ${line}`)).toEqual([])
})

const bodyOf = (slug: string, language: 'id' | 'en'): string =>
  all.find((one) => one.slug === slug)?.written[language].body ?? ''

test('a text about hajj that says when the talbiyah ends names Aqabah, not tawaf alone', () => {
  const ends = all
    .filter(({ topic }) => topic === 'both' || topic === 'hajj')
    .flatMap(({ slug, written }) =>
      languages.flatMap((l) => written[l].body.split('\n').map((line) => [slug, l, line])),
    )
    .filter(([, , line = '']) => /talbiyah/i.test(line) && /\b(?:sampai|until|berhenti|ends)\b.*tawaf/i.test(line))
  expect(ends.length).toBeGreaterThan(0)
  expect(ends.filter(([, , line = '']) => !/aqabah/i.test(line))).toEqual([])
})

test.each([
  [
    'rukun-haji',
    'id',
    ['= Berburu |', 'Al-Ma’idah ayat 95', '= Hubungan suami istri |', '## Bila wukuf terlewat', 'amalan umrah'],
  ],
  [
    'rukun-haji',
    'en',
    ['= Hunting |', 'Al-Ma’idah, verse 95', '= Marital relations |', '## If you miss Arafah', 'acts of umrah'],
  ],
  ['terms', 'id', ['tidak dapat diubah, dibatalkan', 'Perubahan harga hanya berlaku sebelum pemesanan']],
  ['terms', 'en', ['cannot be changed, cancelled', 'Price changes apply only before you book']],
  ['privacy', 'id', ['di bawah 13 tahun']],
  ['privacy', 'en', ['under 13']],
] as const)('%s (%s) says what it must', (slug, language, parts) => {
  for (const part of parts) expect(bodyOf(slug, language)).toContain(part)
})

// Scans for a bank count from the end of the application, whenever the journey is.
test.each([
  ['id', 'untuk pembiayaan', 'hari setelah pengajuan ditolak, kedaluwarsa, atau lunas'],
  ['en', 'for financing', 'days after the application was declined, expired or was paid off'],
] as const)(
  'the privacy page (%s) says how long scans for financing stay, by the rule of their job',
  (language, what, from) => {
    const rule = retention.find(({ kind }) => kind === 'financing_documents')?.rule
    const row = bodyOf('privacy', language)
      .split('\n')
      .find((line) => line.startsWith('| ') && line.includes(what))
    expect(row).toContain(`{${rule}} ${from}`)
  },
)

const retentionRules = [...new Set(retention.map(({ rule }) => rule))].sort()
const periodsIn = (text: string) => [...text.matchAll(/\{(retention_\w+|draft_days)\}/g)].map(([, rule = '']) => rule)

test.each(languages)(
  'the privacy page (%s) names every period that the retention job runs by, and no other',
  (language) => {
    expect([...new Set(periodsIn(bodyOf('privacy', language)))].sort()).toEqual(retentionRules)
    const until = bodyOf('privacy', language)
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.split('|')[3] ?? '')
    // A number that was typed would not follow the rule: each stands for one that a job reads.
    expect(until.filter((cell) => /\d|\b(?:dua|tiga|two|three) (?:hari|days)\b/.test(cell))).toEqual([])
  },
)
