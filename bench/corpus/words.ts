/** The vocabulary of the pages of a corpus. */
export const WORDS = (
  'the a of and to in is with for on that this each every some layer value theme prop state render update button ' +
  'field list panel grid cell row column header footer window screen reader keyboard focus label color spacing ' +
  'border radius shadow motion breakpoint width height margin padding token variable style sheet class slot part ' +
  'component module package version release build server client browser request answer error warning default option ' +
  'choice range limit minimum maximum first last next previous open closed wide narrow light dark quick slow small ' +
  'large simple complete shown hidden kept dropped changed written read placed moved named found'
).split(' ');
