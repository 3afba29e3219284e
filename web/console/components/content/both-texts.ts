/** A text in both languages. */
export type BothTexts = { id: string; en: string }
