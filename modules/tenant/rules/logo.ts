import { contrast, parseHex, white } from '#core/colour.ts'

/** Below it the app icon is a blur. */
const leastSide = 96
/** Beyond it the header of a phone has no place left for the name. */
const mostRatio = 4
/** The mean of a logo on white: a white one is all white, a thin dark one is not. */
const leastContrast = 1.05

type Facts = { width: number; height: number; colour: string }

/** What is wrong with a picture as the logo of a brand; nothing where it can be one. */
export function logoProblem({ width, height, colour }: Facts): 'logo_small' | 'logo_long' | 'logo_pale' | undefined {
  if (Math.min(width, height) < leastSide) return 'logo_small'
  if (Math.max(width, height) / Math.min(width, height) > mostRatio) return 'logo_long'
  const mean = parseHex(colour)
  return mean && contrast(mean, white) < leastContrast ? 'logo_pale' : undefined
}
