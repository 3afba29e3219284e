import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Language, languages } from '#core/messages.ts'
import { type FlagName, flagNames } from '#core/tenant.ts'
import { pageText, plainText } from '#modules/content/rules/page-text.ts'

type Text = Record<Language, string>
type Written = { title: string; summary: string; body: string }
export type Question = { slug: string; flag: FlagName | null; question: string; answer: string }
export type QuestionGroup = { slug: string; name: string; questions: Question[] }

const read = async (root: string, slug: string): Promise<Text> => {
  const file = (language: Language) => readFile(join(root, 'demo', 'pages', 'texts', `${slug}.${language}.md`), 'utf8')
  const [id, en] = await Promise.all(languages.map(file))
  return { id: id ?? '', en: en ?? '' }
}

/** `# Title`, then a line that sums it up, then the text. */
function writtenOf(text: string): Written {
  const [first = '', summary = '', ...lines] = text.split('\n').filter((line) => line.trim())
  return { title: first.replace(/^# /, ''), summary, body: lines.join('\n') }
}

export async function readPage(root: string, slug: string): Promise<Record<Language, Written>> {
  const { id, en } = await read(root, slug)
  return { id: writtenOf(id), en: writtenOf(en) }
}

const isFlag = (word: string | undefined): word is FlagName => flagNames.some((name) => name === word)

/** `## Group {#slug}`, then `### Question {#slug} {flag}` with the answer below it. */
function groupsOf(text: string): QuestionGroup[] {
  const groups: QuestionGroup[] = []
  for (const line of text.split('\n').filter((one) => one.trim() && !one.startsWith('# '))) {
    const [, group, groupSlug] = /^## (.+) \{#([a-z-]+)\}$/.exec(line) ?? []
    const [, question, slug, flag] = /^### (.+?) \{#([a-z0-9-]+)\}(?: \{(\w+)\})?$/.exec(line) ?? []
    const last = groups.at(-1)
    const open = last?.questions.at(-1)
    if (group && groupSlug) groups.push({ slug: groupSlug, name: group, questions: [] })
    else if (question && slug) last?.questions.push({ slug, flag: isFlag(flag) ? flag : null, question, answer: '' })
    else if (open) open.answer += `${line}\n`
  }
  return groups
}

export async function readQuestions(root: string): Promise<Record<Language, QuestionGroup[]>> {
  const { id, en } = await read(root, 'faq')
  return { id: groupsOf(id), en: groupsOf(en) }
}

/** As people read: two hundred words a minute. */
export function minutesOf(body: string): number {
  const { lead, sections } = pageText(body)
  const words = plainText([...lead, ...sections.flatMap(({ blocks }) => blocks)]).split(/\s+/)
  return Math.max(1, Math.round(words.length / 200))
}
