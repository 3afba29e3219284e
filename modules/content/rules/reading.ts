// Adults read prose on a screen at about 200 words a minute.
const wordsPerMinute = 200

export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

export const readingMinutes = (text: string): number => Math.max(1, Math.round(wordCount(text) / wordsPerMinute))
