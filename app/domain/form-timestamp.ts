/** Field with the time when the form was rendered, signed by the server. */
export const formTimestampName = "formular";
