import { expect, test } from 'vitest'
import { nameIn, nodesIn, parse, partOf, placeOf, type SyntaxNode, textOf } from './support/syntax.ts'
import { isTest, pathsIn, readAll, readCode, type SourceFile } from './support/tree.ts'

type Language = 'id' | 'en'
type Text = { place: () => string; language: Language; text: string }
type Spelling = readonly [wrong: RegExp, right: string]

// A word as it stands in a sentence: not in an address, a file name or a name on the wire.
const word = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d/_#-])(?:${pattern})(?:nya|lah)?(?![\\p{L}\\d/_-])`, 'iu')

/** One word for one thing, on every screen, mail and PDF. */
const everywhere: readonly Spelling[] = [
  [word('e-mails?|surel'), 'email'],
  [word('umroh|umra'), 'umrah'],
  [word("sai|sa['‘]i|sa’yi"), 'sa’i'],
  [word('tahalul'), 'tahallul'],
  [word('mikat|meeqat'), 'miqat'],
  [word('e?vouchers?'), 'e-voucher'],
  [/(?<![\p{L}-])a\p{Ll}{1,2}-\p{Lu}[\p{L}’‘]+(?=,? (?:ayat|verse))/u, 'names of chapters with a capital: Al-Baqarah'],
  [word('tan’im|ji’ranah|s[yh]afi’i|syafii'), 'Tan‘im, Ji‘ranah, Syafi‘i, Shafi‘i'],
]
const spellings: Readonly<Record<Language, readonly Spelling[]>> = {
  id: [
    ...everywhere,
    [word('salat|shalat|solat'), 'sholat'],
    [word("jemaah|jama[’']ah"), 'jamaah'],
    [word("kakbah|kabah|kaaba|ka['‘]bah"), 'Ka’bah'],
    [word("al-?quran|al-qur'an|(?<!al-|nuzulul )qur’an|qur'an"), 'Al-Qur’an'],
    [word('handphone|nomor (?:ponsel|telepon)'), 'nomor HP'],
    [word('ihrom'), 'ihram'],
    [word("do[’']a"), 'doa'],
    [word('down payment'), 'uang muka (DP)'],
    [word('pengembalian uang'), 'pengembalian dana'],
    [word('dana(?: anda)?(?: akan| sudah)? dikembalikan'), 'uang (Anda) dikembalikan'],
    [word('biro perjalanan'), 'travel'],
    [word('zuhur|zhuhur'), 'dzuhur'],
    [word('salawat|shalawat'), 'selawat'],
    [word('magrib'), 'maghrib'],
    [word('asar'), 'ashar'],
    [word('marjin'), 'margin'],
    // A bank here sells, leases or shares: it does not lend for a price (second-half §1).
    [word('bunga'), 'margin, ujrah, nisbah'],
    [word('luring'), 'tanpa internet'],
    [word('(?:se)?kamar (?:berdua|bertiga|berempat)'), 'kamar double, triple atau quad'],
    [word('ramadhan'), 'Ramadan'],
    [word("sya[’']?ban"), 'Syakban'],
    [word('utsmani?'), 'Usman, Usmani'],
    [word('pas[ -]foto'), 'pasfoto'],
    [word('kode masuk|kode sekali pakai'), 'kode verifikasi'],
    [word('harga (?:pokok|perolehan)'), 'harga tunai'],
    [word('tim akuisisi'), 'tim kemitraan'],
    [word('tahallul (?:sani|tsani)'), 'tahallul kedua'],
    [word('nafar tsani'), 'nafar sani'],
    [word('wanita|pria'), 'perempuan, laki-laki'],
    [word('istithaah'), 'istitha‘ah'],
    [word('umm al-qura'), 'Ummul Qura'],
    [word('kuki'), 'cookie'],
    [word('buka tab baru'), 'terbuka di tab baru'],
    [/(?<!\p{L})Rp(?![\p{L}.])/u, 'Rp.'],
    [/(?<=\p{Ll} )(?:Subuh|Dzuhur|Ashar|Maghrib|Isya)(?![\p{L}\d])/u, 'the names of prayers in small letters'],
  ],
  en: [
    ...everywhere,
    [word("ka[’'‘]bah|kakbah|kabah|ka[’']aba"), 'Kaaba'],
    [word("qur[’']an|koran|al-quran"), 'Quran'],
    // The title before a name stays as Indonesians say it, in quotes.
    [word('(?<!“)haji'), 'hajj'],
    [word("dhu'?l[ -]hij+ah"), 'Dhu al-Hijjah'],
    [word("dhu'?l[ -]q[ai]‘?dah"), 'Dhu al-Qadah'],
    [word('qiblah'), 'qibla'],
    [word('sacred mosque'), 'Grand Mosque'],
    [word('tirmidzi'), 'Tirmidhi'],
    [word('rooms? for (?:two|three|four)'), 'double, triple or quad room'],
    [word('jamaah|jemaah'), 'pilgrim'],
    [word('cell ?phone|handphone|(?:tele)?phone number'), 'mobile number'],
    [word('advance payment'), 'down payment'],
    // The law's own words for why data may be used.
    [word('(?<!legitimate )interest(?: rates?)?'), 'margin, ujrah, nisbah'],
    [word('(?<!dispute )settlement'), 'balance'],
    [word('papers'), 'documents'],
    [word('(?:upper|lower)-case'), 'uppercase, lowercase'],
    [word('labbaik'), 'labbayk'],
    [word('sharia tourism'), 'sharia tours'],
    [word('ramadhan'), 'Ramadan'],
    [word("sha[’'‘]ban"), 'Shaban'],
    [word('portion number'), 'queue number (nomor porsi)'],
    [word('sign-in code|one-time code'), 'verification code'],
    [word('cost price'), 'cash price'],
    [word('acquisition team'), 'partner team'],
    [word('halal tours?'), 'sharia tours'],
    [word('nafar tsani'), 'nafar thani'],
    [word('opens a new tab'), 'opens in a new tab'],
    [word('coach(?:es)?'), 'bus'],
    [word('jamrahs'), 'jamarat'],
    [word('marriage book'), 'marriage certificate'],
    [/\bsurah \p{Lu}/u, 'Surah'],
  ],
}

/** What stands under `id:` and `en:`, filled in or not. */
function spoken(file: SourceFile): Text[] {
  if (!/\b(id|en):/.test(file.text)) return []
  const texts: Text[] = []
  for (const node of nodesIn(parse(file))) {
    const key = node.type === 'KeyValueProperty' ? nameIn(partOf(node, 'key')) : undefined
    if (key !== 'id' && key !== 'en') continue
    const value = node.value
    for (const inner of nodesIn(value)) {
      const text = said(inner)
      if (text) texts.push({ place: () => placeOf(file, inner), language: key, text })
    }
  }
  return texts
}

/** A text with a space or a capital is for people; `umroh` alone is a name on the wire. */
const isForPeople = (text: string): boolean => /\s|\p{Lu}/u.test(text)

function said(node: SyntaxNode): string | undefined {
  const text = textOf(node)
  return text !== undefined && isForPeople(text) ? text : undefined
}

const written = ({ path, text }: SourceFile): Text[] =>
  text.split('\n').map((line, i) => ({
    place: () => `${path}:${i + 1}`,
    language: path.endsWith('.en.md') ? 'en' : 'id',
    // A drawing is called by its name in the code.
    text: line.startsWith(':: ') ? '' : line,
  }))

// By how many cells a line has: which of them people read, and in what language.
const columns: Readonly<Record<number, readonly (Language | undefined)[]>> = {
  2: ['id', 'en'],
  4: ['id', 'en', 'id', 'en'],
  5: [undefined, 'id', 'en', 'id', 'en'],
}

/** Lines of `Indonesian | English`, as the demo's packages are written. */
const tabled = ({ path, text }: SourceFile): Text[] =>
  text.split('\n').flatMap((line, i) => {
    const cells = line.split(' | ')
    return (columns[cells.length] ?? []).flatMap((language, n) => {
      const cell = cells[n]
      return language && cell && isForPeople(cell) ? [{ place: () => `${path}:${i + 1}`, language, text: cell }] : []
    })
  })
// Types have their names in other columns, beside what is no text.
const isTabled = ({ path }: SourceFile): boolean =>
  path.startsWith('demo/catalogue/words/') && !path.endsWith('/types.ts')

const faultsOf = (texts: readonly Text[]): string[] =>
  texts.flatMap(({ place, language, text }) =>
    spellings[language].flatMap(([wrong, right]) => {
      const match = wrong.exec(text.replace(/\]\([^)]*\)/g, ']'))
      return match ? [`${place()} writes "${match[0]}", we write "${right}"`] : []
    }),
  )

test('every text spells one thing in one way', async () => {
  const code = (await readCode()).filter(({ path }) => !isTest(path))
  const pages = await readAll((await pathsIn('demo')).filter((path) => /\.(id|en)\.md$/.test(path)))
  const packages = code.filter(isTabled)
  expect(packages.length).toBeGreaterThan(5)
  expect(faultsOf([...code.flatMap(spoken), ...pages.flatMap(written), ...packages.flatMap(tabled)])).toEqual([])
})

test('a wrong word is found in either language, and none in an address', () => {
  const file = {
    path: 'web/a/words.ts',
    text: "const w = messages({ a: { id: 'Jadwal salatnya', en: () => `Your e-mail` }, umroh: { id: 'Ke Ka’bah', en: '/umroh' } })",
  }
  const page = { path: 'demo/a.en.md', text: 'See [Umrah](/umroh/jemaah)\nThe Ka’bah\n(al-Baqarah, verse 196)' }
  const prices = { path: 'demo/a.id.md', text: 'Mulai Rp 25 juta\nMulai Rp. 25 juta, tanpa bunga' }
  const bank = { path: 'demo/bank.en.md', text: 'Legitimate interest\nNo interest rate' }
  const days = {
    path: 'demo/catalogue/words/days.ts',
    text: 'madinah | Percetakan Al-Quran | The Quran press | Ke Masjid Nabawi | To the Koran press',
  }
  expect(isTabled(days)).toBe(true)
  expect(faultsOf([...spoken(file), ...written(page), ...written(prices), ...written(bank), ...tabled(days)])).toEqual([
    'web/a/words.ts:1 writes "salatnya", we write "sholat"',
    'web/a/words.ts:1 writes "e-mail", we write "email"',
    'demo/a.en.md:2 writes "Ka’bah", we write "Kaaba"',
    'demo/a.en.md:3 writes "al-Baqarah", we write "names of chapters with a capital: Al-Baqarah"',
    'demo/a.id.md:1 writes "Rp", we write "Rp."',
    'demo/a.id.md:2 writes "bunga", we write "margin, ujrah, nisbah"',
    'demo/bank.en.md:2 writes "interest rate", we write "margin, ujrah, nisbah"',
    'demo/catalogue/words/days.ts:1 writes "Al-Quran", we write "Al-Qur’an"',
    'demo/catalogue/words/days.ts:1 writes "Koran", we write "Quran"',
  ])
})
