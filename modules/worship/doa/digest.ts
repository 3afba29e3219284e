import { createHash } from 'node:crypto'

/** Stands for a wording: any other letter or mark gives another. */
export const arabicDigest = (arabic: string): string => createHash('sha256').update(arabic).digest('hex')
