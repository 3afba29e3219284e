import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { oneLine, type Shape } from './one-line.ts'

const runtime = fileURLToPath(new URL('icon.ts', import.meta.url))
const shape =
  /^const __iconData = \{\s+name: "[\w-]+",\s+size: 24,\s+node: (\[[\s\S]*?\])(?:,\s+aliases: \[[^\]]*\])?\s+\};\n__iconData\.node;\nconst \w+ = createLucideIcon\(__iconData\);$/m

/** The module of one icon, with our few lines in place of the set's own drawing code; undefined if it has another form. */
export function leanIcon(code: string): string | undefined {
  const written = shape.exec(code)?.[1]?.replace(/,?\s*key: "\w+"/g, '')
  if (!written) return undefined
  const shapes: Shape[] = JSON.parse(written.replaceAll(/(\w+): "/g, '"$1": "'))
  return `import { icon } from ${JSON.stringify(runtime)}\nexport default /* @__PURE__ */ icon(${JSON.stringify(markupOf(shapes))})`
}

/** Few elements: pages have hundreds of icons, and a phone lays out every shape of each. */
function markupOf(shapes: readonly Shape[]): string {
  const line = oneLine(shapes)
  const drawn: readonly Shape[] = line === undefined ? shapes : [['path', { d: line }]]
  return drawn
    .map(([tag, attributes]) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
      return `<${tag}${written.join('')}></${tag}>`
    })
    .join('')
}

/** On both sides, so that the browser finds the markup it would have written. */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!/\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/.test(id) || !code.includes('createLucideIcon')) return
      const lean = leanIcon(code)
      if (!lean) this.error('lucide-react writes its icons in another form: read one again')
      return { code: lean, map: null }
    },
  }
}
