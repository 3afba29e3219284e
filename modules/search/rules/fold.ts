/** Spellings of one word; the first is the one we keep. Pilgrims write Arabic names as they hear them. */
const spellings = [
  ['umroh', 'umrah', 'omroh', 'umra', 'umroah', 'umrahs'],
  ['haji', 'hajj', 'haj', 'hadji', 'pilgrimage', 'onh'],
  ['muharram', 'muharam'],
  ['safar', 'shafar'],
  ['ramadhan', 'ramadan', 'romadon', 'romadhon', 'ramadlan', 'ramadon', 'puasa'],
  ['syawal', 'shawwal', 'syawwal', 'shawal', 'lebaran', 'idulfitri', 'eid'],
  ['rajab', 'rejeb', 'rojab'],
  ['syaban', 'shaban', 'syakban', 'shaaban', 'syaaban'],
  ['dzulqadah', 'zulkaidah', 'dzulqaidah', 'zulqadah', 'zulkaedah'],
  ['dzulhijjah', 'zulhijah', 'dzulhijah', 'zulhijjah', 'dhulhijjah', 'iduladha'],
  ['rabiul', 'rabi', 'robiul'],
  ['jumadil', 'jumada'],
  ['turki', 'turkey', 'turkiye', 'turky'],
  ['mesir', 'egypt'],
  ['yordania', 'jordan'],
  ['uzbekistan', 'uzbek'],
  ['jepang', 'japan'],
  ['korea', 'korsel'],
  ['eropa', 'europe'],
  ['spanyol', 'spain', 'andalusia'],
  ['maroko', 'morocco'],
  ['makkah', 'mekkah', 'mecca', 'mekah', 'makah'],
  ['madinah', 'medina', 'medinah'],
  ['aqsa', 'aqsha', 'aqso', 'palestina', 'palestine'],
  ['masjid', 'masjidil', 'mosque'],
  ['yerusalem', 'jerusalem'],
  ['jakarta', 'jkt', 'cgk'],
  ['surabaya', 'sby', 'sub'],
  ['yogyakarta', 'jogja', 'jogjakarta', 'yogya', 'yog'],
  ['medan', 'kualanamu', 'kno'],
  ['makassar', 'ujungpandang', 'upg'],
  ['bandung', 'bdg'],
  ['saudia', 'saudi'],
  ['singapura', 'singapore'],
  ['plus', 'plush'],
  ['khusus', 'special'],
  ['reguler', 'regular'],
  ['hemat', 'ekonomis', 'ekonomi', 'economy'],
  ['talangan', 'financing', 'cicilan', 'cicil', 'angsuran', 'kredit', 'installment', 'instalment'],
  ['tabungan', 'savings', 'saving', 'nabung', 'menabung'],
  ['keluarga', 'family', 'families'],
  ['hari', 'days', 'day'],
  ['bintang', 'stars', 'star'],
  ['lima', 'five'],
  ['empat', 'four'],
  ['tiga', 'three'],
] as const

const canonicalSpellings = new Map<string, string>(
  spellings.flatMap(([first, ...rest]) => rest.map((other) => [other, first])),
)

/** Every spelling that is not the kept one, with the kept one. */
export const otherSpellings: ReadonlyMap<string, string> = canonicalSpellings

/** The spelling we keep of a folded word. */
export const canonical = (word: string): string => canonicalSpellings.get(word) ?? word

/** Lower case, without accents and signs; apostrophes vanish (Sya'ban), all else divides words. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`ʼʿʾ]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The folded words of a text, each once, in order. */
export const wordsOf = (text: string): string[] => [...new Set(fold(text).split(' '))].filter((word) => word !== '')

/** What is stored for a text: its words as written and as we keep them, so that half a word finds either. */
export const storedWords = (text: string): string[] => [
  ...new Set(wordsOf(text).flatMap((word) => [word, canonical(word)])),
]
