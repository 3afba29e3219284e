import { fieldWords } from '../../../components/packages/words.ts'
import { BilingualField } from '../../../ui/form/fields.tsx'
import { ListEditor } from '../../../ui/form/list-editor.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownPackage } from '../load.server.ts'
import { words } from '../words.ts'

export function Inclusions({ content }: Pick<ShownPackage, 'content'>) {
  const language = useLanguage()
  const [say, fields] = [words(language), fieldWords(language)]
  const plain = (name: 'includes' | 'facilities' | 'documents') => (
    <ListEditor
      key={name}
      name={name}
      label={fields[name]}
      count={content[name].length}
      most={30}
      row={(prefix, place) => <BilingualField name={prefix} label={say.line} value={content[name][place]} />}
    />
  )
  return (
    <>
      {plain('includes')}
      <ListEditor
        name="excludes"
        label={fields.excludes}
        count={content.excludes.length}
        most={40}
        row={(prefix, place) => {
          const row = content.excludes[place]
          return (
            <>
              <BilingualField name={prefix} label={say.line} value={row} />
              <MoneyField
                name={`${prefix}.amount`}
                label={say.cost}
                hint={say.costHint}
                value={row?.amount === null || row === undefined ? '' : String(row.amount)}
              />
            </>
          )
        }}
      />
      {plain('facilities')}
      {plain('documents')}
    </>
  )
}
