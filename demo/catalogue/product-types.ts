import { type Scene, scenes } from '../drawings/scenes.ts'
import { type Category, isCategory } from './category.ts'
import { cell, type Text, table } from './naming.ts'
import { typeRows } from './words/types.ts'

export type ProductType = { slug: string; category: Category; name: Text; scene: Scene }

function sceneOf(name: string): Scene {
  const match = scenes.find((scene) => scene === name)
  if (!match) throw new Error(`no scene ${name}`)
  return match
}

export const productTypes: readonly ProductType[] = table(5, typeRows).map((row) => {
  const category = cell(row, 1)
  if (!isCategory(category)) throw new Error(`no category ${category}`)
  return { slug: cell(row, 0), category, name: { id: cell(row, 2), en: cell(row, 3) }, scene: sceneOf(cell(row, 4)) }
})
