import { beads } from './beads.ts'
import { books } from './books.ts'
import { boxes } from './boxes.ts'
import { caps } from './caps.ts'
import { children } from './children.ts'
import { clothes } from './clothes.ts'
import { cosmetics } from './cosmetics.ts'
import { dates } from './dates.ts'
import { decoration } from './decoration.ts'
import { ihram } from './ihram.ts'
import type { Category } from './kind.ts'
import { mukena } from './mukena.ts'
import { perfume } from './perfume.ts'
import { rugs } from './rugs.ts'
import { snacks } from './snacks.ts'
import { travel } from './travel.ts'
import { zamzam } from './zamzam.ts'

/** All that the stores of the demo sell. */
export const categories: readonly Category[] = [
  dates,
  snacks,
  zamzam,
  rugs,
  beads,
  mukena,
  caps,
  perfume,
  cosmetics,
  books,
  ihram,
  travel,
  clothes,
  boxes,
  children,
  decoration,
]
