import type { FieldLabels } from '../../../../components/form/failure.ts'
import type { Book } from '../load.server.ts'

/** Every field of the form in its order, by the name it has in a list of mistakes. */
export function fieldLabels({ say, people }: Pick<Book, 'say' | 'people'>): FieldLabels {
  const { name, email, phone_number, note } = say
  const each = people.flatMap(({ scope, title }) => [
    [`${scope}.name`, `${title}, ${say.passportName}`],
    [`${scope}.relation`, `${title}, ${say.relation}`],
    [`${scope}.gender`, `${title}, ${say.gender}`],
    [`${scope}.birth_date`, `${title}, ${say.birth_date}`],
    [`${scope}.passport_expires_on`, `${title}, ${say.passport_expires_on}`],
  ])
  return { name, email, phone_number, note, ...Object.fromEntries(each) }
}
