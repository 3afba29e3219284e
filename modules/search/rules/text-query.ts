import { nameSign } from './hints.ts'
import { endings, type Vocabulary } from './near.ts'
import type { Term, Understood } from './terms.ts'

/** One way to ask PostgreSQL. Few answers are gathered by their rarest word; many are met among those seen most. */
export type Step = {
  text: string
  /** Nothing where even that is in too many listings. */
  rarest: string | undefined
  /** Not asked where this has answers. */
  unless?: Step
}

export type TextQuery = {
  /** Everything that was asked for. */
  all: string
  /** Ever wider, each within `all`. */
  nearer: Step[]
  is_rare: boolean
  /** Nearly everything, for when nothing has it all. */
  rest: Step[]
}

type Any = Pick<Term, 'words' | 'is_exact'>

// So many are gathered and sorted at once, however many listings there are: what grows with them would be slow one day.
const mostGathered = 1000

/** What was understood as PostgreSQL asks it. Words are letters and digits only. */
export function textQueryOf({ terms, category, airline, prefers }: Understood, vocabulary: Vocabulary): TextQuery {
  const step = (wanted: readonly Any[]): Step => ({
    text: [...new Set(wanted.map(tsqueryOf))].join(' & '),
    rarest: rarestOf(wanted, vocabulary),
  })
  const named = inName(terms)
  const [flown, meant] = [airline ? [airline] : [], category ? [category] : []]
  const preferences = [[...flown, ...meant, ...prefers], [...flown, ...meant], flown, []].map((signs) =>
    signs.map(sign),
  )
  const steps = preferences.flatMap((signs) => [step([...named, ...signs]), step([...terms, ...signs])])
  const texts = steps.map((one) => one.text)
  const all = step(terms).text
  return {
    all,
    nearer: steps.filter(({ text }, i) => text !== '' && text !== all && texts.indexOf(text) === i),
    is_rare: countOf(terms, vocabulary) < mostGathered,
    rest: restOf(terms, vocabulary, step),
  }
}

const sign = (word: string): Any => ({ words: [word], is_exact: true })

/** The terms as a name has them; nothing where one of them is never said in a name. */
function inName(terms: readonly Term[]): Any[] {
  if (terms.every((term) => term.named?.length === 0)) return [...terms]
  return terms.flatMap(({ words, is_exact, named }) => {
    const term = { words, is_exact }
    if (named?.length === 0) return [term]
    const said = { words: (named ?? words).map(nameSign), is_exact }
    return named ? [term, said] : [said]
  })
}

/** Without the term that says least (a guess, or the commonest); without any one; at last the one that says most. */
function restOf(terms: readonly Term[], vocabulary: Vocabulary, step: (wanted: readonly Any[]) => Step): Step[] {
  if (terms.length < 2) return []
  const weight = (term: Term) => (term.is_guess ? 1 : 0) + countOf([term], vocabulary) / Math.max(1, vocabulary.most)
  const weakest = terms.reduce((worst, term, i) => (weight(term) > weight(terms[worst] ?? term) ? i : worst), 0)
  const allBut = terms.map((_, i) => step(terms.toSpliced(i, 1)))
  const text = allBut.map((one) => `(${one.text})`).join(' | ')
  const isSelective = terms.every((_, i) => countOf(terms.toSpliced(i, 1), vocabulary) < mostGathered / terms.length)
  const any = { text, rarest: isSelective ? text : undefined }
  const strongest = terms.reduce((best, term) => (weight(term) < weight(best) ? term : best))
  return [allBut[weakest] ?? any, any, ...(terms.length > 2 ? [{ ...step([strongest]), unless: any }] : [])]
}

function rarestOf(wanted: readonly Any[], vocabulary: Vocabulary): string | undefined {
  const [first] = wanted
    .map((one) => ({ text: tsqueryOf(one), count: countOf([one], vocabulary) }))
    .sort((a, b) => a.count - b.count)
  return first && first.count < mostGathered ? first.text : undefined
}

/** How many listings hold every term, were they spread evenly. Half a word counts as its commonest ending. */
function countOf(terms: readonly Any[], vocabulary: Vocabulary): number {
  const { uses, most } = vocabulary
  const times = ({ words, is_exact }: Any) =>
    Math.max(
      0,
      ...words.flatMap((word) => (is_exact ? [word] : endings(vocabulary, word))).map((word) => uses.get(word) ?? 0),
    )
  return terms.reduce((count, term) => (count * times(term)) / Math.max(1, most), most)
}

const tsqueryOf = ({ words, is_exact }: Any): string =>
  `(${words.map((word) => `'${word}'${is_exact ? '' : ':*'}`).join(' | ')})`
