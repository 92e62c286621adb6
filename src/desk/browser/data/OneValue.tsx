import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type SyntheticEvent,
  use,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react'
import { owner } from '../../../content/factSources.ts'
import { msg } from '../../../content/messages/msg.ts'
import { isPlaceholder } from '../../../content/placeholders.ts'
import type { DataValue } from '../../server/data/protocol.ts'
import { isSaveKey } from '../deskKeys.ts'
import { turnsSign } from '../hebrewFields.ts'
import { type TextField, undoKey } from '../ownUndo.ts'
import { useSessionState } from '../useSession.ts'
import { say } from '../words.tsx'
import { ChoiceOptions, ChosenPage, pageListId } from './ChoiceOptions.tsx'
import { CellsPasted } from './cellsPasted.ts'
import { changeValues } from './changeValue.ts'
import { copiedCells } from './copiedCells.ts'
import { DayField, isDay } from './DayField.tsx'
import { dirOf } from './dirOf.ts'
import { FaultTexts, isAbout, isAboutGroup, type Subject } from './FaultTexts.tsx'
import { focusBelow, focusNextEntry } from './goTo.ts'
import { Shows } from './Shows.tsx'
import type { Texts } from './texts.ts'
import { useHeld } from './useHeld.ts'
import { useValueText } from './useValueText.ts'

/** What a template left to write is typed over as a whole, whether a key or a click led there. */
function selectToWrite({ currentTarget }: SyntheticEvent<TextField>): void {
  if (isPlaceholder(currentTarget.value)) currentTarget.select()
}

/** A source that is no page goes by one name in the file, whatever the writer's language. */
function ownerShown({ path }: DataValue, text: string): string[] | undefined {
  const name = say(msg('the owner'))
  return path.at(-1) === 'source' && text === owner && name !== text ? [name] : undefined
}

export interface OneValueProps extends Texts {
  node: DataValue
  /** What it is called, for screen readers. */
  label: string
  /** The group whose first field this is, where no other place shows what is wrong with it as a whole. */
  group?: Subject | undefined
  /** Receives what is typed before it is in the file. */
  onType?: ((text: string) => void) | undefined
  /** Receives what is written for an entry that the file did not have, which this field then stands for. */
  onAdd?: ((written: string) => void) | undefined
}

/** The field of one value: a box, a choice, a day or a text, with what is wrong with it. */
export function OneValue({ session, other, read, node, label, group, onType, onAdd }: OneValueProps) {
  const { own, checked, elsewhere } = useSessionState(session)
  const [isPartial, setPartial] = useState(false)
  const faultsId = useId()
  const area = useRef<TextField>(null)
  const noteField = useCallback((field: TextField | null) => {
    area.current = field
  }, [])
  const value = useValueText({ session, other, read, node, area, onAdd })
  const { text } = value
  const pasteCells = use(CellsPasted)
  // Also those of words within it.
  const { faults, lacksPart, isRefused, shows } = useHeld({
    faults: [...own, ...checked].filter(fault => isAbout(fault, node) || (group && isAboutGroup(fault, group))),
    // Of a whole day there is a text.
    lacksPart: isPartial && text === '',
    isRefused: value.wasRefused,
    shows: node.shows ?? ownerShown(node, text),
  })
  const isWrong = faults.length > 0 || isRefused || lacksPart
  const press = (event: KeyboardEvent<TextField>) => {
    // What is typed is saved with the rest, and from then on undone with it.
    if (isSaveKey(event)) value.enter()
    const way = undoKey(event)
    if (way && !turnsSign(event.currentTarget, way) && value.enterToUndo(way)) event.preventDefault()
    // Where there is nothing to put back it leaves the desk.
    if (event.key === 'Escape' && value.isEdited()) {
      event.stopPropagation()
      value.putBack()
    }
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    value.commit(text)
    if (onAdd && text.trim() !== '') value.leaveForNext(event.currentTarget)
    else if (!focusNextEntry(event.currentTarget)) focusBelow(event.currentTarget)
  }
  const paste = (event: ClipboardEvent) => {
    const { clipboardData } = event
    const copied = copiedCells({ text: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') })
    // What is not of the table yet has no place in it.
    if (!copied || !pasteCells || onAdd) return
    event.preventDefault()
    value.enter()
    pasteCells(node, copied)
  }
  const shared = {
    'aria-label': label,
    'aria-invalid': isWrong,
    'aria-describedby': isWrong ? faultsId : undefined,
    onFocus: value.noteFocus,
    onPaste: paste,
    'data-at': node.at,
    'data-end': node.end,
    disabled: elsewhere,
    dir: dirOf(node, text),
    lang: node.locale,
  } as const
  const typed = {
    ...shared,
    spellCheck: node.locale !== undefined,
    inputMode: node.kind === 'number' ? 'decimal' : 'text',
    placeholder: node.value === undefined ? '—' : undefined,
    value: text,
    onChange: (event: ChangeEvent<TextField>) => {
      value.type(event.target.value)
      onType?.(event.target.value)
    },
    onBlur: value.leave,
    onKeyDown: press,
    onFocus: (event: FocusEvent<TextField>) => {
      value.noteFocus()
      selectToWrite(event)
    },
    onClick: selectToWrite,
  } as const
  const choice = (
    <select
      {...shared}
      // Titles are in the language of the desk, whatever the first of them begins with.
      dir={node.leadsTo === 'page' ? undefined : shared.dir}
      value={text}
      onChange={event => {
        value.commit(event.target.value)
      }}
    >
      <ChoiceOptions node={node} text={text} />
    </select>
  )
  return (
    <>
      {node.kind === 'boolean' ? (
        <input
          {...shared}
          type="checkbox"
          checked={text === 'true'}
          onChange={event => {
            value.commit(String(event.target.checked))
          }}
        />
      ) : node.leadsTo === 'page' ? (
        <div className="page-choice">
          <ChosenPage name={text} />
          {choice}
        </div>
      ) : node.choices ? (
        choice
      ) : node.kind === 'day' && (text === '' || isDay(text)) ? (
        <DayField
          {...shared}
          value={text}
          onType={value.type}
          onLeave={value.leave}
          onPress={press}
          onPartial={setPartial}
        />
      ) : node.leadsTo === 'href' ? (
        <input {...typed} ref={noteField} type="text" list={pageListId} />
      ) : (
        <textarea {...typed} ref={noteField} rows={1} />
      )}
      {shows && <Shows shows={shows} />}
      {isWrong && (
        <div className="value-faults" id={faultsId}>
          {isRefused && <small className="value-fault">{say(msg('There is no place for this in the file.'))}</small>}
          {lacksPart && (
            <small className="value-fault">
              {say(
                msg(
                  'This date is not complete: it needs a day, a month and a year. Until then the file stays as it was.',
                ),
              )}
            </small>
          )}
          <FaultTexts
            {...{ session, faults, text }}
            path={node.path}
            onPut={value => void changeValues({ session, read }, [{ path: node.path, value }])}
          />
        </div>
      )}
    </>
  )
}
