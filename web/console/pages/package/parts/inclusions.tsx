import { fieldWords } from '../../../components/packages/words.ts'
import { BilingualField, SelectField } from '../../../ui/form/fields.tsx'
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
      row={(prefix, place) => (
        <BilingualField
          name={prefix}
          label={say.line}
          value={content[name][place]}
          mark={name === 'includes' ? say.toPublish : ''}
        />
      )}
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
              <BilingualField name={prefix} label={say.line} value={row} mark="" />
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
      <Addons addons={content.addons} />
    </>
  )
}

/** What can be bought beside the package, at checkout. */
function Addons({ addons }: Pick<ShownPackage['content'], 'addons'>) {
  const language = useLanguage()
  const [say, fields] = [words(language), fieldWords(language)]
  const units = [
    { value: 'person', label: fields.perPerson },
    { value: 'booking', label: fields.perBooking },
  ]
  return (
    <ListEditor
      name="addons"
      label={fields.addons}
      hint={say.addonsHint}
      count={addons.length}
      most={20}
      row={(prefix, place) => {
        const row = addons[place]
        return (
          <>
            {row && <input type="hidden" name={`${prefix}.id`} value={row.id} />}
            <BilingualField name={`${prefix}.name`} label={say.addonName} value={row?.name} mark="" />
            <div className="grid gap-3 md:grid-cols-2">
              <MoneyField name={`${prefix}.price`} label={say.addonPrice} value={row && String(row.price)} mark="" />
              <SelectField name={`${prefix}.per`} label={say.addonPer} options={units} value={row?.per} mark="" />
            </div>
          </>
        )
      }}
    />
  )
}
