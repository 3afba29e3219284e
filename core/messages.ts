export const languages = ['id', 'en'] as const
export type Language = (typeof languages)[number]

type Text = string | ((...args: never[]) => string)
type Kind<T> = T extends string ? string : T
export type Spoken<M> = { [K in keyof M]: Kind<M[K]> }
export type Words<M> = (language: Language) => Spoken<M>

/** Both languages side by side: a word that lacks one, or takes other arguments, does not compile. */
export function messages<M extends Record<string, Text>>(
  all: { [K in keyof M]: { id: M[K]; en: NoInfer<Kind<M[K]>> } },
): Words<M> {
  const pick = (language: Language) =>
    Object.fromEntries(Object.entries(all).map(([key, text]) => [key, text[language]])) as Spoken<M>
  const spoken = { id: pick('id'), en: pick('en') }
  return (language) => spoken[language]
}

/** The caller's language by `Accept-Language`; Indonesian unless English is wanted more. */
export function languageOf(header: string | undefined): Language {
  const wishes = (header ?? '').slice(0, 200).split(',').map(wish)
  const best = wishes.filter((w) => w.q > 0 && w.language).sort((a, b) => b.q - a.q)[0]
  return best?.language ?? 'id'
}

function wish(part: string): { language: Language | undefined; q: number } {
  const [tag = '', ...options] = part.trim().toLowerCase().split(';')
  const q = options.map((option) => /^\s*q=([01](?:\.\d{1,3})?)\s*$/.exec(option)?.[1]).find(Boolean)
  return { language: languages.find((l) => tag === l || tag.startsWith(`${l}-`)), q: q === undefined ? 1 : Number(q) }
}
