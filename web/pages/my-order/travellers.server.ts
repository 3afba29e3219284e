import type { Output } from '#core/call.ts'
import { formatDay, formatNumber } from '#core/format.ts'
import type { documents } from '#modules/booking/contract.ts'
import { correctionOf, detailsOf, travellerSay } from './details.server.ts'
import { momentOf, type Reader } from './facts.server.ts'
import { travellerWords } from './traveller-words.ts'
import { words } from './words.ts'

type Papers = Output<typeof documents>
type Person = Papers['participants'][number]

/** Who travels, which papers each has to bring, and which are there. */
export function travellersOf(papers: Papers, reader: Reader) {
  const { language } = reader
  const say = words(language)
  const told = travellerWords(language)
  const single = papers.participants.flatMap(({ name, is_single_name }) => (is_single_name && name ? [name] : []))
  return {
    title: say.travellers,
    state: {
      label: papers.is_participants_complete ? say.complete : say.incomplete,
      isDone: papers.is_participants_complete,
    },
    note: papers.can_upload ? say.papersNote : say.papersClosed,
    can_upload: papers.can_upload,
    flagged: single.length > 0 ? told.single(single.join(', ')) : '',
    /** Once it is too late to correct a name, where to turn. */
    closed:
      papers.can_upload && !papers.can_correct ? told.correctClosed(formatDay(papers.correct_until, language)) : '',
    people: papers.participants.map((person) => personOf(papers, person, reader)),
    say: travellerSay(language),
  }
}

function personOf(papers: Papers, person: Person, reader: Reader) {
  const say = words(reader.language)
  const told = travellerWords(reader.language)
  const there = person.documents.map(({ type }) => type)
  const left = person.required.filter((type) => !there.includes(type)).length
  const kinds = [...person.required, ...there.filter((type) => !person.required.includes(type))]
  return {
    id: person.id,
    name: person.name ?? say.unnamed(formatNumber(person.position, reader.language)),
    age: say[person.age_group],
    isDone: person.is_complete,
    state: person.is_complete
      ? say.complete
      : left > 0
        ? say.papersLeft(formatNumber(left, reader.language))
        : told.detailsLeft,
    details: papers.can_upload ? detailsOf(person, reader.language) : undefined,
    correction: correctionOf(papers, person, reader.language),
    papers: kinds.map((type) => {
      const paper = person.documents.find((one) => one.type === type)
      return {
        type,
        label: say[type],
        there: paper && {
          id: paper.id,
          url: paper.url,
          isPicture: paper.file_type !== 'application/pdf',
          when: say.uploaded(momentOf(paper.uploaded_at, reader)),
          open: say.open(say[type]),
        },
      }
    }),
  }
}
