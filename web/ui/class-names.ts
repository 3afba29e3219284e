type Part = string | false | 0 | 0n | null | undefined

/** Joins the class names that apply. */
export const cx = (...parts: Part[]): string => parts.filter(Boolean).join(' ')
