import type { Output } from '#core/call.ts'
import { formatNumber } from '#core/format.ts'
import type { documents } from '#modules/booking/contract.ts'
import { momentOf, type Reader } from './facts.server.ts'
import { words } from './words.ts'

type Papers = Output<typeof documents>
type Person = Papers['participants'][number]

/** Who travels, which papers each has to bring, and which are there. */
export function travellersOf(papers: Papers, reader: Reader) {
  const say = words(reader.language)
  return {
    title: say.travellers,
    state: {
      label: papers.is_participants_complete ? say.complete : say.incomplete,
      isDone: papers.is_participants_complete,
    },
    note: papers.can_upload ? say.papersNote : say.papersClosed,
    can_upload: papers.can_upload,
    people: papers.participants.map((person) => personOf(person, reader)),
  }
}

function personOf(person: Person, reader: Reader) {
  const say = words(reader.language)
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
        : say.incomplete,
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
