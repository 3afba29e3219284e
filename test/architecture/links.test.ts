import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { pathsIn } from './support/tree.ts'

/** A heading's name in an address, as hosts of code make it. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

async function headingsOf(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8')
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
}

/** Links of a page to files that are not there, or to headings that they do not have. */
async function deadLinks(path: string, text: string): Promise<string[]> {
  const links = [...text.matchAll(/\]\(([^)\s]*)\)/g)].flatMap(([, link]) => link || [])
  const dead: string[] = []
  for (const link of links.filter((one) => !/^[a-z]+:/i.test(one))) {
    const [file = '', heading] = link.split('#')
    const target = file === '' ? path : join(dirname(path), file)
    const isThere = existsSync(target) && (!heading || (await headingsOf(target)).includes(heading))
    if (!isThere) dead.push(`${path}: ${link}`)
  }
  return dead
}

test('links of the documentation lead somewhere', async () => {
  // Texts of the demo's pages link to pages of the site.
  const pages = (await pathsIn()).filter((path) => path.endsWith('.md') && !path.startsWith('demo/'))
  expect(pages.length).toBeGreaterThan(100)
  const dead = await Promise.all(pages.map(async (path) => deadLinks(path, await readFile(path, 'utf8'))))
  expect(dead.flat()).toEqual([])
})

test('a link to no file, or to no heading, is noticed', async () => {
  const links =
    '[a](docs/deploy.md#several-machines) [b](docs/none.md) [c](docs/deploy.md#none) [d](https://rihla.example)'
  expect(await deadLinks('README.md', links)).toEqual(['README.md: docs/none.md', 'README.md: docs/deploy.md#none'])
})
