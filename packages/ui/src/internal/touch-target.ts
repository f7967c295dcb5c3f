/** On coarse pointers an invisible layer widens the target to 44 x 44 px without changing the looks. */
export const touchTarget =
  "pd:relative pd:pointer-coarse:after:absolute pd:pointer-coarse:after:content-[''] pd:pointer-coarse:after:top-1/2 pd:pointer-coarse:after:left-1/2 pd:pointer-coarse:after:-translate-1/2 pd:pointer-coarse:after:size-full pd:pointer-coarse:after:min-h-11 pd:pointer-coarse:after:min-w-11";
