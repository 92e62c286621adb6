import { type PluginValue, ViewPlugin, type ViewUpdate } from '@codemirror/view'

/** Time without a change after which the cursor blinks, ms. */
const restDelay = 500

/** Class of a scroller whose cursor blinks. */
const restingClass = 'd-resting'

/** Lets the cursor blink once the writer pauses: restarting its animation at each key draws frames that delay the letters. */
export const restingCursor = ViewPlugin.define((view): PluginValue => {
  const letBlink = () => view.scrollDOM.classList.add(restingClass)
  let resting: ReturnType<typeof setTimeout> | undefined = setTimeout(letBlink, restDelay)
  return {
    update({ docChanged, selectionSet }: ViewUpdate): void {
      if (!docChanged && !selectionSet) return
      clearTimeout(resting)
      view.scrollDOM.classList.remove(restingClass)
      resting = setTimeout(letBlink, restDelay)
    },
    destroy: () => clearTimeout(resting),
  }
})
