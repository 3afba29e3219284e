import type { Verse } from './divisions.ts'
import { foldName, foldWords } from './fold.ts'

/** A passage that people call by a name, in either language. */
type Famous = Verse & { to: number; names: readonly string[] }

const passage = (key: string, names: string): Famous => {
  const [, chapter, verse, to] = /^(\d+):(\d+)(?:-(\d+))?$/.exec(key) ?? []
  return { chapter: Number(chapter), verse: Number(verse), to: Number(to ?? verse), names: names.split('|') }
}

const famous: readonly Famous[] = [
  passage('2:255', 'ayat kursi|ayatul kursi|throne verse|verse of the throne'),
  passage('2:285-286', 'amanar rasul|dua ayat terakhir al baqarah|akhir al baqarah|last two verses of al baqarah'),
  passage('65:2-3', 'ayat seribu dinar|ayat 1000 dinar|thousand dinar verse|verse of a thousand dinars'),
  passage('24:35', 'ayat nur|ayat cahaya|light verse|verse of light'),
  passage('2:282', 'ayat utang|ayat hutang|ayat utang piutang|debt verse|verse of debt|longest verse|ayat terpanjang'),
  passage('2:183', 'ayat puasa|ayat kewajiban puasa|fasting verse|verse of fasting'),
  passage('2:144', 'ayat kiblat|qibla verse|verse of the qibla'),
  passage('2:158', 'ayat sai|ayat shafa marwah|safa marwa|verse of safa and marwa'),
  passage('2:196-197', 'ayat haji dan umrah|verse of hajj and umrah'),
  passage('3:97', 'ayat kewajiban haji|ayat wajib haji|verse of hajj|hajj obligation'),
  passage('22:27', 'ayat panggilan haji|ayat seruan haji|call to hajj'),
  passage('2:201', 'sapu jagat|sapu jagad|rabbana atina'),
  passage('2:127', 'ayat pembangunan kabah|building of the kaaba'),
  passage('2:153', 'ayat sabar|verse of patience'),
  passage('2:286', 'la yukallifullah|tidak membebani seseorang|no soul is burdened'),
  passage('3:26-27', 'qulillahumma malikal mulk'),
  passage('3:61', 'ayat mubahalah|verse of mubahala'),
  passage('4:59', 'ayat ulil amri|verse of obedience'),
  passage('5:3', 'ayat terakhir turun|last verse revealed|verse of perfection'),
  passage('5:6', 'ayat wudhu|ayat wudu|ayat tayamum|wudu verse|verse of ablution'),
  passage('9:128-129', 'laqad jaakum|dua ayat terakhir at taubah'),
  passage('17:1', 'ayat isra|ayat isra miraj|verse of the night journey'),
  passage('17:23-24', 'ayat berbakti kepada orang tua|ayat orang tua|verse of parents'),
  passage('18:10', 'doa ashabul kahfi|prayer of the people of the cave'),
  passage('20:25-28', 'doa nabi musa|prayer of moses'),
  passage('21:87', 'doa nabi yunus|ayat nabi yunus|dzun nun|prayer of jonah'),
  passage('21:83', 'doa nabi ayyub|doa nabi ayub|prayer of job'),
  passage('24:31', 'ayat hijab|verse of hijab'),
  passage('33:59', 'ayat jilbab|verse of jilbab'),
  passage('25:74', 'doa keturunan|doa anak saleh|prayer for offspring'),
  passage('30:21', 'ayat pernikahan|ayat nikah|ayat sakinah|marriage verse|verse of marriage'),
  passage('33:56', 'ayat shalawat|ayat sholawat|verse of salawat'),
  passage('36:82', 'kun fayakun|kun faya kun'),
  passage('40:60', 'ayat berdoa|call upon me'),
  passage('49:6', 'ayat tabayyun|verse of verification'),
  passage('49:13', 'ayat kesetaraan|nations and tribes'),
  passage('59:22-24', 'akhir al hasyr|tiga ayat terakhir al hasyr|last verses of al hashr|asmaul husna'),
  passage('94:5-6', 'bersama kesulitan ada kemudahan|with hardship comes ease'),
  passage('96:1-5', 'wahyu pertama|ayat pertama turun|iqra|first revelation|first verses revealed'),
  passage('109:6', 'ayat toleransi|lakum dinukum waliyadin|verse of tolerance'),
]

// "ayat kursi", "ayatul kursi", "the throne verse" and "verse of the throne" are told by their other words.
const small = new Set('ayat ayatul ayatal ayatu ayatil ayah ayet verse the of a al surah surat doa prayer'.split(' '))
const telling = (text: string): string => {
  const words = foldWords(text).split(' ')
  const left = words.filter((word) => !small.has(word))
  return foldName((left.length > 0 ? left : words).join(' '))
}

const byName = new Map(famous.flatMap((place) => place.names.map((name) => [telling(name), place] as const)))

/** The passage that goes by this name, however it is spelled; nothing for any other words. */
export function famousPassage(query: string): (Verse & { to: number }) | undefined {
  const match = byName.get(telling(query))
  return match && { chapter: match.chapter, verse: match.verse, to: match.to }
}
