import type { Output } from '#core/call.ts'
import { formatDay, formatNumber } from '#core/format.ts'
import type { documents } from '#modules/booking/contract.ts'
import { isUsable } from '#modules/documents/rules/review.ts'
import { correctionOf, detailsOf, travellerSay } from './details.server.ts'
import { momentOf, type Reader } from './facts.server.ts'
import { travellerWords } from './traveller-words.ts'
import { words } from './words.ts'

type DocumentList = Output<typeof documents>
type Person = DocumentList['participants'][number]

/** Who travels, which documents each has to bring, and which are there. */
export function travellersOf(documentList: DocumentList, reader: Reader) {
  const { language } = reader
  const say = words(language)
  const travellerLabels = travellerWords(language)
  const single = documentList.participants.flatMap(({ name, is_single_name }) => (is_single_name && name ? [name] : []))
  return {
    title: say.travellers,
    state: {
      label: documentList.is_participants_complete ? say.complete : say.incomplete,
      isDone: documentList.is_participants_complete,
    },
    note: documentList.can_upload ? say.documentsNote : say.documentsClosed,
    can_upload: documentList.can_upload,
    flagged: single.length > 0 ? travellerLabels.single(single.join(', ')) : '',
    /** Once it is too late to correct a name, where to turn. */
    closed:
      documentList.can_upload && !documentList.can_correct
        ? travellerLabels.correctClosed(formatDay(documentList.correct_until, language))
        : '',
    people: documentList.participants.map((person) => personOf(documentList, person, reader)),
    say: travellerSay(language),
  }
}

function personOf(documentList: DocumentList, person: Person, reader: Reader) {
  const say = words(reader.language)
  const travellerLabels = travellerWords(reader.language)
  const there = person.documents.map(({ type }) => type)
  const usable = person.documents.flatMap(({ type, status }) => (isUsable({ state: status }) ? [type] : []))
  const left = person.required.filter((type) => !usable.includes(type)).length
  const kinds = [...person.required, ...there.filter((type) => !person.required.includes(type))]
  return {
    id: person.id,
    name: person.name ?? say.unnamed(formatNumber(person.position, reader.language)),
    age: say[person.age_group],
    isDone: person.is_complete,
    state: person.is_complete
      ? say.complete
      : left > 0
        ? say.documentsLeft(formatNumber(left, reader.language))
        : travellerLabels.detailsLeft,
    details: documentList.can_upload ? detailsOf(person, reader.language) : undefined,
    correction: correctionOf(documentList, person, reader.language),
    documents: kinds.map((type) => {
      const travelDocument = person.documents.find((one) => one.type === type)
      return {
        type,
        label: say[type],
        problem: travelDocument?.status === 'rejected' ? say.rejected(travelDocument.reason ?? '') : undefined,
        there: travelDocument && {
          id: travelDocument.id,
          url: travelDocument.url,
          isPicture: travelDocument.file_type !== 'application/pdf',
          when: say.uploaded(momentOf(travelDocument.uploaded_at, reader)),
          open: say.open(say[type]),
        },
      }
    }),
  }
}
