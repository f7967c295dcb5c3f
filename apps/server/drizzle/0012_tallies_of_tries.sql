ALTER TYPE "public"."token_purpose" ADD VALUE 'unlock';--> statement-breakpoint
CREATE TABLE "tallies" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tallies_kind_subject_network_pk" PRIMARY KEY("kind","subject","network")
);
--> statement-breakpoint
CREATE INDEX "tallies_since_index" ON "tallies" USING btree ("since");--> statement-breakpoint
CREATE INDEX "files_uploaded_by_index" ON "files" USING btree ("uploaded_by");