import { readFileSync, writeFileSync } from 'node:fs'
import * as lucide from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const here = (name: string) => new URL(`../../web/ui/icons/${name}`, import.meta.url)
const set = new Map(Object.entries(lucide.icons))

/** `<symbol>` with the shapes of one icon; line and size are those of the page's `.icon`. */
function symbolOf(name: string): string {
  const icon = set.get(name)
  if (!icon) throw new Error(`lucide-react has no icon "${name}"`)
  const shapes = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`
}

/** All icons that `icons.ts` names, as one file. */
export function drawSprite(): string {
  const names = [...readFileSync(here('icons.ts'), 'utf8').matchAll(/icon\('(\w+)'\)/g)].map(([, name = '']) => name)
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${names.map(symbolOf).join('\n')}\n</svg>\n`
}

if (import.meta.main) writeFileSync(here('sprite.svg'), drawSprite())
