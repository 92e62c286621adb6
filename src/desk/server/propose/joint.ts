/** Between the values of an entry that is shown as one. */
export const joint = ' · '
