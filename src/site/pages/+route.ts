/** One route for every address: the content index, not the folder tree, knows which pages there are. */
export default '*'
